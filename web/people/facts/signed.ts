/** A number with its sign, the minus being the typographic one. */
export const signed = (number: number, language: string) => {
  const written = new Intl.NumberFormat(language).format(Math.abs(number))
  return number < 0 ? `−${written}` : `+${written}`
}
