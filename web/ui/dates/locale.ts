/** The locale of a language: dates and lists in English are British. */
export const localeOf = (language: string) => (language.startsWith('en') ? 'en-GB' : 'hu-HU')
