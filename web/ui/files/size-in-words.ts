const kilobyte = 1000

/** The size of a file as people read it: "48 kB", "1,2 MB". */
export function sizeInWords(bytes: number, language: string): string {
  const [unit, digits] = bytes < kilobyte ** 2 ? [kilobyte, 0] : [kilobyte ** 2, 1]
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
  return `${format.format(Math.max(unit === kilobyte ? 1 : 0, bytes / unit))} ${unit === kilobyte ? 'kB' : 'MB'}`
}
