import { ApiError } from '#shared/contract/client.ts'

type Place = (errors: Record<string, string[]>) => string[]

/**
 * What is to be said above a form after a refusal: the sentences for which the form has no field, or the general one
 * where none belongs to a field. `place` puts sentences at their fields and gives back the others.
 */
export function formErrorOf(error: unknown, place: Place): string | undefined {
  if (!(error instanceof ApiError)) throw error
  const unplaced = place(error.errors)
  if (unplaced.length) return unplaced.join(' ')
  return Object.keys(error.errors).length ? undefined : error.message
}
