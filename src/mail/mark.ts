import type { Attachment } from './ports.ts';

/** Our mark, 80 × 80 pixels for 40 in the letter: as pixels, for few mail programs show SVG. Drawn from `public/favicon.svg`. */
const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAABQCAYAAACOEfKtAAAIXElEQVR4nOydD3BUxR3Hv/vuPxdIgiS5IAaE2lKCCMhYQimSdrSiooYWuURtpZ2mtKYM6N',
  'RmWu0MMkylHUtntEWqBXVKcom0UnRoUDpCsVqqpWhlZNrRhljNJV4D+XN3ub/b374YJCH37t69d/lz9z4zyW12f3vZ973dfb/9c/vM0MjZGvvMEDdVAWwu',
  '57yMMZRRmH4wGeOLXoC3cY42xlgbhU/bWOy5wob+M9AAQxp01jgXxjnWUXA1vUU5JjT8FDgOSBKaixv8J6ESVQK2r82bBzMeYpyvAX2MyCao+XCwfWYeea',
  'CoKfSvVLOlJELXWntZ2GzaRsEayiIhm+E8Ste424T4liJP4MNk5kkF7FjnvJ4z1kyW+cglOLqppd1e0uR/UclMsTa1u/Pu4QwHc048AV2zuPYOt/MuJbOE',
  'Anrdkx6lXu4x6utMyFXo2qn1PeN1523lCVrriJEd7kkbOJN2wuATeLzW5Qk8MTz6IgE73I5lJN4RSrLA4AJ4hMXilSXNwb9cGDtEwP/d4ZgRjplOUNMtgs',
  'FFkJ/zkdUUW3zJ3uB/B+OG9IHhuPSkIV5ihDZCoyFxgwG6464kg5dhkBSqiZWlnr4jIny+BpKS22CQGgxbB4OygN51eW6KXAaDlKDKtryjetJtIjxQAxm/',
  'DQaqiHM2ICCvhYV6x1UwUAXVwuvkV7U3j0mr7oFl9mKYXHNgds0GcxZivMH95xDreA9RL/18cBrBo79FvOsD6E48VsG8bufDVAN/kMzWuvB6TLn7EZiKZ2',
  'EiEjpxEP4/PILIv/8G3eB8u0QD5oXJ7GyLbkDh/b+bsOIJbItvROGPD8F2za3QC6GdxDhcilZmKyZ/YweyAWYyI3/j07qJSNoVSNQbKgrovOU+mC6ZgWyB',
  'SSbk1+2BNHU6tEI10CWRV12gZGRfugbZBjNbMNn9EDRDrVeipQ2bko2Up6jvhMW+fB3Ml82DFoR2Sdc3pAIXspW8tQ9AK2ZopKMm9eXfkobeUclrKr4cls',
  '8shXP1ZphnfDahnXXxTVRBShA/14F0ycoVtljnf9B/rBFdW76MmO/9hHaMFoMdK78OLWT1EiX3n0XvnnsVbRyVhoCKhP7RguiZfyZMNxWVwXplJdIl6wUU',
  'BA4/qZjuqFyPdMkJAYOveMD7/QnTbUtuBsubinTICQERCqD/tWcTJgvH2nHtnUiH3BCQCPxpj2K644t3Ix1yRsDoeycQaTuVMN1cegUscz8PtTBvdR5XMh',
  'juwGYz/dRXdv/qW6ry5EwNTAXb56rAHFNU5TEEvABmscGxolpVHkPAYdhV+oSGgMOwlJXDMufqlO0NAUdAjUujeTpLLyLvvILwO8cQPv0qrZy9Dh4aGDkw',
  'mxMSLSmYppbS0sJlMJXMgr3iq/Q6G5nCvmwtep+pP18GJcbMjREzJcGje+XBfvjUUajFMmcJzSq74fiCG2yS/juQe56oQ/Dlp5PajbqAPNiDvqYtCLz4a+',
  'iCxQ7nDd+B89b7dBUy8u4b6How+SzNqPWBvK8L/t8/jI82ztdPPEGkH/7nd9D7lsP/wi+gF6KGm6aVJbXLvICREPz7f4bOurno27dNbrqZgAe60dfwIHyb',
  'rqTa83fogbX82qQ2GRUw9PoB+L6/BH3NtIQYDmI0iHW2UtNbSf9zK7Rinbc8qU1G7sL9xxrgP/iY4kxwpvHv/ylCbx1GQd1ueSNUOljnj3IfGDr+HHz3Lk',
  'L3zm+PqXiDiBkYX30FgklmpBMhFZYmFV9TDeTBXvLZjiP09hH0/3kv4j0+jDuo6+jZvRmhEy2YsuFxSFOmqcouRIx5302YrkrAaNvbiIh5NeqkxTYx8fdE',
  'IXTyEHybF8BZdT+cN29KOZ+4OSmR1A/MRsRiet5Xfkhrwl+jZTnlOuTbtEBeZ05ETgo4iBDSseIOGs1Uw3Tp3BFtOmtnyj5sInQVkDkL4LyxTnZCzTMXyH',
  'HRM2/JzV3clcUoZDRIpxzmyxfBfvUqeVuIVDidxt3T5f6vc73y3iDdBLRedZ3cSZvyi0dMj51tR8/OWoTphpNJRrscughoXfAlFNbvT8n27PY1CL/5EjLB',
  'WJRDsx8omkv+d1P3s/I37KJ1B/0P9BircmgW0LGiRpVvJeUXyZ223oxVOTQLaLliKdRi+XQF9GasyqF5LCw2MqrFmkae8VoOSZxOAQ2IXe+qMen/ZfgxKQ',
  'dpJ75o44UGhH+llkir6gOCxmU5hHaiD9QkYKRVfcGjrW9Cb8aoHF6Jca5JwMDh3yAeTH3dJO4/h8BL6U0vjbdyCO3EN5U01eO4r0327FOl+9H1iNNoQG/G',
  'pByknSQxtEAjoTdekD37WHdnQhuRJnv/NEucKUa7HEI7+dCJ9mrn+wxM8xfixLKi86bvwfKpa2CZvRA8Gv1kEP/HXyadW9OLUSkH5x+6PP5LBwR0O59ijG',
  'nb75977HI19m2QRyKMM83NONdgiLcMvH6M1+08CcaugkFyOF51efrk/cDnx8LUIdbDICVo/u9Hg+HzAhY3+lsoQf0unxyDgx8aPLVIMGQ2xirF7hQHbMFg',
  'RKiC+SzR+DcvjBsioDiVTIrHqsRRbzAYBo+weGz1tGeDQ85PuWg+UJyPR0OUjTAYArXMWldT8K/D40ecUC3xBB6nl10wGIDz7aUe/1MjJSme4kuuTQ21+z',
  '3kZFuRg3DOw+Ta3VXa2NecyCb5McjVjgrOpX30RtrPCZlQ8HbweJXLEzyuZJV0TaSkMfiaXfLPp9v3z+VPJMuRr5HzHXbmL08mnkDdUfBu+yzGTD+BOEc/',
  'C4+Cp9/NHLH6Uk9/a6rZ0n8YQRy3U+5bsuJhBMDzNBJryvjDCEZi4j4OA6dsLHpA6+Mw/g8AAP//KErZCwAAAAZJREFUAwA5gj3HthgMBgAAAABJRU5Erk',
  'Jggg==',
].join('');

/** It goes along with every mail, so that none must be fetched. */
export const markAttachment: Attachment = {
  fileName: 'mark.png',
  contentType: 'image/png',
  content: Uint8Array.from(Buffer.from(png, 'base64')),
  role: 'mark',
};
