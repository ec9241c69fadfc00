/** What is typed and not saved, by form; each test begins with nothing. */
export const kept = new Map<string, unknown>()

/** Keeps it as a tab does. */
export const drafts = {
  load: (form: string) => kept.get(form),
  save: (form: string, typed: unknown) => kept.set(form, typed),
  drop: (...forms: string[]) => forms.forEach(form => kept.delete(form)),
}
