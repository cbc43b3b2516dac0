import type { Attachment } from './ports.ts';

/** Our mark, 80 × 80 pixels for 40 in the mail: as pixels, because few mail programs show SVG. Drawn from `public/favicon.svg`. */
const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAABQCAYAAACOEfKtAAAMU0lEQVR4nOydCXRTVRrH/+9labN0paWtC8ooguAoOqLghnXDGRUFRyiLCjoKqAc3RFQ8rgiO',
  'MyiCiuOCy0AXAXEZXDgqLggiIosIslMRWmjpmqTZ3p3v3prQtEmzvJcSgr9z0rz3cl968s+99/vu9917o4dKaoanHudkukGA1IMx1kWS0IWO6YE0JBYNACtn',
  'DOWSJJXT8aYUyftu1rymXVCBhBjYN9zSW2EYSodX0Vv0wmEN2wCG92UZZZ3n2dYgSqIScO911p7Q43GJscGgrxHJBDUfBmm+nrkn55Y6N0d6W0QiHLgutYtL',
  'r5tCh8PpFhnJDGMe+oyv66A8llti3xOueFgBK4daLmOSVEYlM3AkwVBHLW1IXqnt0/aKtVub9hZZb2cSFh9x4nHoM/PPXllkub69YiEFrCgyz6Rebhb1dToc',
  'qdBnp9b3VkWR9QkWorUGvVhZZB7LJPkl/MFBmHJrfon9ldaX2whYWWQ6h8RbSi8Z0AHojzkZ+uNPhf7YXjAcdyrk9BxI5gzIlgxIlizA3QTFVgdmr6XnWngr',
  'd8C9Yw08u9aJZ+ZoQMfA3JJXKcwrcyxreTVAwOoRpmNcXt1qarq5iBdGE1J6X4bUPgORcvoAIVbMkOPh3vo9mr5/H84V78JbVY54Qv9uv1HnPaPTXMdu37UA',
  'AfcOs3wsQRqAOCBnHw3rdZNh6j8S8cKzcy3sn8yG48v/Il4wsE8Kim2X+879ApLFvZBq3hfQGMmUBuug+2EeMBYwpKAjUKp+he1/M2D//E3RBWgN1cTCgpLG',
  'pfzYLyBZmmV0dg40xFQ4CmnDH2/uyw4ByoE9qH/tTjh//BhaQhb5m4LixvP5sRCwYqi1iByaYmiEnH0UMsa9AmOvC5AINC1fgPo37gVrqIZWSFAG5RXbFzX7',
  'gRK7BhphvvQW5Pzrh4QRj5Pa71rkPLMKhu79oBUKk4RmMrsVBnIY/wq1UP+WOaEMaaOnQ0q14lDTtGIhXGuX+M+5e5Q9eXFzX6wB1HQvFc9aGA85IxdZExdC',
  '37U3EgFvTQWqJ5whfERT/+uRdsPTwpj5aPqmFHUv/gOqUbz9dPedYhhLNfA8xIhkzUb2o0uEI5wo1P17CLx7t4hj7nAzssQpp13if13f5RTIKRa41n8OdUjV',
  'Mg2YY6825BRn3b8A+oJuSBTsH78E189f+8/lzDxYrn2wTTnzlXdC1/l4qIFrJ0sM+YiRrLvnwnDCmUgUPJXb0VD8cMC1jDvmQDanBy1v7HEu1EDaZeqpN4xJ',
  'QOvQR2A87VIkCkxRUPf8jeQ4O/3XuMEw9jw/5D0eGler+p+knUxedSaiRN/1dFiunoBEwr7on/DsOJjS0HXuCuuwJ0KW91Jtdf/yLVRBrVdPqY3oxlc6AzJu',
  'ewWJhLv8JzQunHbwArkVGePfhGRMDVpeIYe6Zqp615drF3V+wzpoIvRHd0eiwDwu1M24gbsU/muWaybC8KfTg5ZXqnejZsqV8O5T13x9RCWgnJ5L1usuJBKS',
  'Tk++3gjqV4zinLtTlsGTgpZ1rv8CVRPPhodqrFbooylsodoXqlloAe+TXBuXiRgfryHeakqKKR7o8rpCl3+isJqGbmeR5f/LwZsoSWgZeC9Sz7wKdS+PQ8aY',
  'F4WorWmc/xRsC6dCa6SKYVYWSUEeIMh57idIeu0D1c7Vi9G4YBoZgR8jKs+HZZar7hbjbu6LtofSeEBYZ9dPSxEPIhbQWvQYfdP3QEu8FVtRO3N0gPWMBj6E',
  'tA5+ACYuZBDcW75D7YwbKaz1G+JFxALmztokospaIUJM/7kdzGmDWox/LkTayGnU//UU57yPsy16RgQU4k1EAhp79UfWQx9CK+LVH8mZNCaQdXGtca2JyIiY',
  'zh8GrXAsK4uLeByltgIdTUQC6indqAXuzStQ/8LNSCYi8gObvv8AWlA76yYkGxHVQN7kPL9uQGrfwTB26wM5pwuixfHl2yJblmxEbIUDbqIgqpE7tN37klPb',
  'R4gazh/bP75nUgoY1UjEByPnlKcK/elCGrxzF8JwIolKYhpP7APdUd3FdY7js9eSUjxOTDUwojemxBI3PqypUYTVk5WoaqDu6B7QUUBBsR0QiZv28qxcONXx',
  'tsOAiAS0UATG+vcHg/ZzSlU5ibkXCj24qDxQ6fpleczDs8ONsAIaT70E1uGhI7vcIgezyjxcXj97DNXC5UhmwvqB5gFjEAt6CkFlP/KpprMBEpGwAhooh6qG',
  'jHEvI5kJKyD3+SKFzwRwb/wGTV/N9V/jyR1d/glIVsL2gd59O/1hopYwWw3c29fAvXONMBjunWspvret+UXy/4xnXQ359zkyPJrj8L2WZIQXsHLbwTjbrvUU',
  'OZ4qRGvXMaZcqYeMhy9vzKM5js9eRzIStgl7K7a3OGNwrvogolEFr7k+DCf1VT2NIlEJWwP5dAkfumPJoBhS206bpYyYgYZvxpPPa37QGFmUawGfG934zpNI',
  'NsIK6N6y0n8sybLIt/LlBcaTzhZZMi4Yz5T50oqhMA0YB/uSVw9J0DOeRDQWzpm5CbpOzfkQ7/5d0OUeh1hwbfhSJLWTiYgCqq4fP/Ifxyoeh1vjUBm0w5XI',
  'ItKrP4JWpI+eDtMFI6A1Uor5kBiqyGrghq+gJeljZ7c7vo6WlN4DkDtzIyX+1yNtxBR0JJHNjSGr6/h8DrSER3iyn1oGg4pJjrzWpd/6AjInzvePmMxXjKfz',
  'BR22qCfyqR05xyL3+Z8RD3hku2HuZHj3/BJReSmtk1hrZx18f8hkP59fU/P0tWLEFE+iikin3zILpsIbES8a50+hBNa0oK8ZhH95jligKNymCOATzWumDRKe',
  'Q7yISkBeC3OeXRd09pNW7L+tW4CvaLrwBurXnox5uZhSX4WaqQPFMDQeRDU/kA/h7O89g3jCZ175MP/tDtHHqVlrJxbYPLqEAsMXIx5EPUOVz2vh/UtccDn8',
  'kx/5PJe0ka2mgJAx43mWpq/nIRqkFAuyJi2Ki/uk57tTRLupRN2sm9Bp2grKvFmgJe7tq/3HxpMDrXP9a3eJ9KiPFDIi0S4p4+4TTz9oNjeHtOMLbaIenPJI',
  'S/3rd0JrXJu/8x8bugbOcW7ZtDnuFmWjgSfHeLegBVw73oRjGt3z9Wb2D2dAS1oGLuROxwS8ZmyVW3Ftij1lyg1T+s3PQQMqZImxmMMjDfMmw7H0LWhFy761',
  'dY3Tc9elxW5TLpU5Z9PF6meJce1k6v9UJXD5LFPnykVQC/fVlLp9/nOZnOWWyKY0sUjQBxebeT2IFU1GVqSdLEtQvR6+9vlRAQv8YsG9JdCyyxmd25QJaMZu',
  'JzyxeAOUbrBRWqL+1fFQC9dO5lu+MbDdUIPiJY//GjiWxL6Cyb11ZcC5lN525xVD98AtHaJtxszVhNrpRZTXeQqqYWwP167ZD2T4DGrxuFA/5x7UPjcSrCn6',
  'ieMBkW9LZtDd9Qw9WgkYhSFR6vbjwCMXw/nDYmiCJIlZp0JAiUmabWvhXPkeqh84F+7yDRHfwzxukRb1IaflBC2nyyoQw0kf7o3LxCrN9t9cEf1d1X1najpL',
  'TIIiNBMC5pc2llCVXAuN4KnQA5P6ouHNCWANVWHLe7atopsOGgTZGnroZvy9FvJQltjYwlEX+n3pS6l+uFD0d3xOo2YwfMt37OCH/qgAdYiT6LvULvRM2D95',
  'mdyct0WMzkKPlvsWtMS9dVXAuWIPLYr5sjEwF44S0ZlQcLEaSh+LWy6aoi8P+Y5bbf1kXUoX+iMO8GEX337EdNHowLVuRM2UK9pEvfPmRb+pGN+lw0HjZN7P',
  'Macd8SDk1k+cDtl8DM0TNc0XjRJ+HQ8O8ABFa/haOOuwx8O+F1/OxVc98fUnWm6sEwyqeVUGj7d3zjsO/0qettvfDTGdy3TyFx21/V178BprvnwcdHknUJ9n',
  'oj5tHTy7N8Lz2yYyOutEjI856tExMDcU5YL8UseKllf/2IAxQhhjowtKbG+0vh40HphXYp9NT8k9sS8aGHs6mHicdnfxrSiyDKd2P4ec2vbnbSQpVOtc5DBf',
  'X1DcWBaqTPhtkIeZ+jEmU95QOgpHFGwvOeGD8ksc7QYew4b084ody1Nl2ylkvqeLbyTJEZ+RsWdTJVuvcOJxotsKvij1eEnSTQXfRz8Jt4Knv2UM3kkFJU07',
  'I70t9h8jUDCE7h6YFD9GAHxAI7HSuP8YQTAO35/DwIYUyfO+2p/D+D8AAAD//wDSRRQAAAAGSURBVAMA7Nm27yq5bYYAAAAASUVORK5CYII=',
].join('');

/** Attached to every mail, so that nothing has to be fetched. */
export const markAttachment: Attachment = {
  fileName: 'mark.png',
  contentType: 'image/png',
  content: Uint8Array.from(Buffer.from(png, 'base64')),
  role: 'mark',
};
