/**
 * The Luhn sum (ISO/IEC 7812-1, annex B): from the right, digits count alternately once and twice, and both digits of a product are added.
 * With its check digit, a number's sum is a multiple of ten: 732829320 gives 0 + 4 + 3 + 9 + 2 + 7 + 2 + 6 + 7 = 40.
 */
export function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
