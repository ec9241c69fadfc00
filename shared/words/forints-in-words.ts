import type { Language } from './language.ts'

/** A sum of whole forints as people write it: "136 906 Ft", "HUF 136,906". */
export const forintsInWords = (sum: number, language: Language) =>
  language === 'hu'
    ? `${String(sum).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0Ft`
    : `HUF\u00a0${String(sum).replace(/\B(?=(\d{3})+$)/g, ',')}`
