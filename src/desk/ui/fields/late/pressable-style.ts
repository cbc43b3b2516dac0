/**
 * React Aria adds a style rule to the page, which our content policy refuses and the console reports. An element with the same id prevents
 * that. The rule itself is in desk.css.
 */
const markName = 'react-aria-pressable-style';

if (document.getElementById(markName) === null) {
  const mark = document.createElement('meta');
  mark.id = markName;
  document.head.append(mark);
}

export {};
