import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from './schema-resolver.ts'

/** Where what is typed is kept, as long as the tab lives. */
export interface Drafts {
  load: (form: string) => unknown
  save: (form: string, typed: unknown) => void
  drop: (...forms: string[]) => void
}

interface Drafted<Values extends FieldValues, Output> {
  drafts: Drafts
  /** Names the form and whom it is about, so that one's words do not land in another's form. */
  name: string
  schema: z.ZodMiniType<Output, Values>
  /** What is known, as the form shows it. */
  known: Values
}

/**
 * A form of what is known, in which what was typed before and not saved stands again. While nothing is typed it follows
 * what is read anew.
 */
export function useDraftedForm<Values extends FieldValues, Output>(drafted: Drafted<Values, Output>) {
  const { drafts, name, schema, known } = drafted
  const [typedBefore] = useState(() => drafts.load(name) as Partial<Values> | undefined)
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues: known as DefaultValues<Values>,
  })
  const values = useWatch({ control: form.control })
  const { isDirty, isSubmitting } = form.formState
  const submitted = useRef<Values>(undefined)
  const written = JSON.stringify(known)
  const read = useRef(written)

  useEffect(() => {
    if (typedBefore) form.reset({ ...form.getValues(), ...typedBefore }, { keepDefaultValues: true })
  }, [form, typedBefore])

  useEffect(() => {
    submitted.current = isSubmitting ? form.getValues() : undefined
  }, [form, isSubmitting])

  useEffect(() => {
    if (read.current !== written && !isDirty) form.reset(JSON.parse(written) as Values)
    read.current = written
  }, [form, written, isDirty])

  useEffect(() => {
    if (isDirty) drafts.save(name, values)
    else drafts.drop(name)
  }, [drafts, name, values, isDirty])

  return {
    form,
    /** What was submitted is what is known now; what was typed since stays, to be saved next. */
    settle: (saved: Values) => {
      const typed = submitted.current && changedSince(submitted.current, form.getValues())
      form.reset(saved)
      if (typed) form.reset({ ...saved, ...typed }, { keepDefaultValues: true })
    },
    discard: () => form.reset(JSON.parse(written) as Values),
  }
}

/** The fields that hold something else than before; undefined where none does. */
function changedSince<Values extends FieldValues>(before: Values, now: Values): Partial<Values> | undefined {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return changed.length ? (Object.fromEntries(changed) as Partial<Values>) : undefined
}
