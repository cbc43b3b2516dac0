/**
 * React Aria writes one style rule into the page, which our content policy refuses and the console reports. An element under the same name
 * keeps it from that; the rule stands in desk.css.
 */
const markName = 'react-aria-pressable-style';

if (document.getElementById(markName) === null) {
  const mark = document.createElement('meta');
  mark.id = markName;
  document.head.append(mark);
}

export {};
