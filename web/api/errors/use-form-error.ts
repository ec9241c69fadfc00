import { useRef, useState, type BaseSyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from './apply-server-errors.ts'
import { formErrorOf } from './form-error-of.ts'

/**
 * What is to be said above a form. `submitWith` makes its submit of what sends it: sentences of a refusal land at their
 * fields, the first of which gets the focus; all others become the `formError`, until the next attempt. A second Enter while it is sent
 * does nothing.
 */
export function useFormError<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const [formError, setFormError] = useState<string>()

  const isSending = useRef(false)

  const submitWith = (send: (values: Output) => Promise<void>) => {
    const submit = form.handleSubmit(
      async values => {
        setFormError(undefined)
        try {
          await send(values)
        } catch (error) {
          setFormError(formErrorOf(error, errors => applyServerErrors(form, errors)))
        }
      },
      () => setFormError(undefined),
    )
    return async (event?: BaseSyntheticEvent) => {
      event?.preventDefault()
      if (isSending.current) return
      isSending.current = true
      try {
        await submit(event)
      } finally {
        isSending.current = false
      }
    }
  }

  return { formError, setFormError, submitWith }
}
