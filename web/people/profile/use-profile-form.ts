import type { FieldValues } from 'react-hook-form'
import { useDraftedForm as useDraftedFormOf } from '#web/api/use-drafted-form.ts'
import { useProfileContext } from './use-profile.ts'

type Drafted<Values extends FieldValues, Output> = Omit<
  Parameters<typeof useDraftedFormOf<Values, Output>>[0],
  'drafts'
>

/** A drafted form in a profile; its drafts belong to the signed-in user alone. */
export function useProfileForm<Values extends FieldValues, Output>(drafted: Drafted<Values, Output>) {
  const { drafts, profile } = useProfileContext()
  const { form, ...rest } = useDraftedFormOf({ ...drafted, drafts, name: `${profile?.me.id}.${drafted.name}` })
  return { form, isDirty: form.formState.isDirty, ...rest }
}
