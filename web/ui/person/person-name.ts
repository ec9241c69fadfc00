/** The name of a person. */
export interface Named {
  first_name: string
  last_name: string
}

/** A person with the path of their picture, if they have one. */
export interface Pictured extends Named {
  avatar?: string | null
}

/** Hungarian names begin with the family: "Nagy Anna", in English "Anna Nagy". */
export const personName = ({ first_name, last_name }: Named, language: string): string =>
  (language.startsWith('hu') ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(' ')

/** The two letters of an avatar, in the order of the name. */
export const initials = (person: Named, language: string): string => {
  const words = personName(person, language).split(/\s+/).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(word =>
    String.fromCodePoint(word?.codePointAt(0) ?? 0x20).trim(),
  )
  return letters.join('').toLocaleUpperCase(language)
}
