type Digests = Readonly<Record<string, string>>

/** The files that are not known to be as they should be. */
export const staleFiles = (wanted: Digests, known: Digests): string[] =>
  Object.keys(wanted).filter(name => known[name] !== wanted[name])

/** The files that are there, and should not be any more. */
export const goneFiles = (wanted: Digests, known: Digests): string[] =>
  Object.keys(known).filter(name => !Object.hasOwn(wanted, name))
