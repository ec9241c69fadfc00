import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** As the server says it: sentences by field, in the language of the page. */
export type ServerErrors = Record<string, readonly string[]>

/**
 * Puts the server's sentences under their fields and moves the focus to the first of them.
 * Gives back those of fields that this form does not have, for the alert above it.
 */
export function applyServerErrors<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues' | 'setError'>,
  errors: ServerErrors,
): string[] {
  const known = new Set(Object.keys(form.getValues()))
  const ours = Object.entries(errors).filter(([name]) => known.has(name.split('.')[0] ?? ''))
  ours.forEach(([name, sentences], index) =>
    form.setError(name as FieldPath<V>, { type: 'server', message: sentences.join(' ') }, { shouldFocus: index === 0 }),
  )
  return Object.entries(errors).flatMap(([name, sentences]) => (known.has(name.split('.')[0] ?? '') ? [] : sentences))
}
