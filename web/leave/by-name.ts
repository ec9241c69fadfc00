/** Sorts in Hungarian order in every language, so that switching the language does not reorder people; "2" comes before "10". */
export const byName = new Intl.Collator('hu', { numeric: true })

/** The name that people are sorted by: the last name first. */
export const sortedName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${last_name} ${first_name}`
