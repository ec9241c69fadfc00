import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from './apply-server-errors.ts'
import { troubleIn } from './trouble-in.ts'

/**
 * What is to be said above a form. `submitWith` makes its submit of what sends it: sentences of a refusal land at their
 * fields, the first of which gets the focus; all others become the `trouble`, until the next attempt.
 */
export function useTrouble<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const [trouble, setTrouble] = useState<string>()

  const submitWith = (send: (values: Output) => Promise<void>) =>
    form.handleSubmit(
      async values => {
        setTrouble(undefined)
        try {
          await send(values)
        } catch (error) {
          setTrouble(troubleIn(error, errors => applyServerErrors(form, errors)))
        }
      },
      () => setTrouble(undefined),
    )

  return { trouble, setTrouble, submitWith }
}
