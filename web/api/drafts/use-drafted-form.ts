import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Mode } from 'react-hook-form'
import type * as z from 'zod/mini'
import { people } from '#shared/people/contract.ts'
import { schemaResolver } from '../schema-resolver.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import { useApi } from '../use-api.ts'
import { draftNameOf } from './draft-name.ts'
import { DraftsContext } from './drafts-context.ts'
import { changedSince, fitting } from './fitting.ts'

interface Drafted<Values extends FieldValues, Output> {
  /** What the form is about. Its draft belongs to whoever typed it, in their company. */
  name: string
  /** Without one the form checks what is typed itself. */
  schema?: z.ZodMiniType<Output, Values>
  /** What is known, or a form in which nothing is typed. */
  known: Values
  /** What the form was opened with, which wins over a draft and is kept as what is typed. */
  given?: Partial<Values> | undefined
  /** Fields that are never kept, such as a password. */
  unkept?: readonly (keyof Values)[]
  /** Whether nobody is signed in whose draft it could be. */
  isGuest?: boolean
  reValidateMode?: Exclude<Mode, 'onTouched' | 'all'>
}

/**
 * A form that keeps what is typed until it is saved or given up: over a reload, a step back, a sign-out and an expired session. What was
 * typed before stands in it again; while nothing is typed it follows what is read anew.
 */
export function useDraftedForm<Values extends FieldValues, Output = Values>(drafted: Drafted<Values, Output>) {
  const { schema, known, given, unkept = [], isGuest = false, reValidateMode = 'onChange' } = drafted
  const drafts = useContext(DraftsContext)
  const me = useApi(people.showMe, isGuest ? null : undefined, { revalidateIfStale: false }).data?.data
  const name = isGuest || me ? draftNameOf(me, drafted.name) : undefined
  const load = () => ({ name, typed: name === undefined ? undefined : fitting(drafts?.load(name), known) })
  const [before, setBefore] = useState(load)
  // Who is signed in may be known later than the form is shown.
  if (before.name !== name) setBefore(load)

  const form = useForm<Values, unknown, Output>({
    ...(schema && { resolver: schemaResolver(schema) }),
    defaultValues: known as DefaultValues<Values>,
    reValidateMode,
  })
  const { isDirty, isSubmitting } = form.formState
  const submitted = useRef<Values>(undefined)
  const isOver = useRef(false)
  const names = useRef(new Set<string>())
  const written = JSON.stringify(known)
  const read = useRef(written)
  const opened = useRef(given)

  // The draft of somebody who founds a company goes on in it; any other name is of another draft, which stands in the form instead.
  const unfounded = me && draftNameOf({ ...me, selected_company: null }, drafted.name)
  const standing = useRef(name)
  const isAnothers = useRef(false)
  const newest = useRef(written)
  useEffect(() => {
    newest.current = written
  })
  useEffect(() => {
    const { current: earlier } = standing
    standing.current = name
    isAnothers.current = earlier !== undefined && earlier !== name && earlier !== unfounded
    if (isAnothers.current) form.reset(JSON.parse(newest.current) as Values)
    if (before.typed)
      form.reset({ ...form.getValues(), ...before.typed, ...opened.current }, { keepDefaultValues: true })
  }, [form, before, name, unfounded])

  useEffect(() => {
    submitted.current = isSubmitting ? form.getValues() : undefined
  }, [form, isSubmitting])

  useEffect(() => {
    if (read.current !== written && !isDirty) form.reset(JSON.parse(written) as Values)
    read.current = written
  }, [form, written, isDirty])

  const standsTyped = useRef(isDirty)
  const keep = useEffectEvent(() => {
    // What was typed by somebody else, or for another company, is neither kept nor dropped here.
    const isOthers = isAnothers.current
    isAnothers.current = false
    if (!drafts || name === undefined || isOver.current || isOthers) return
    const kept = Object.entries(form.getValues()).filter(([field]) => !unkept.includes(field))
    names.current.add(name)
    if (standsTyped.current || Object.keys(opened.current ?? {}).length) drafts.save(name, Object.fromEntries(kept))
    else drafts.drop(name)
  })
  useEffect(() => {
    standsTyped.current = isDirty
    if (drafts && name !== undefined) keep()
  }, [drafts, name, isDirty])

  useEffect(() => {
    let callOff: (() => void) | undefined
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        standsTyped.current = isDirty ?? standsTyped.current
        callOff?.()
        // The letter is drawn first.
        callOff = afterPaint(() => {
          callOff = undefined
          keep()
        })
      },
    })
    const keepNow = () => {
      if (!callOff) return
      callOff()
      callOff = undefined
      keep()
    }
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      stop()
      keepNow()
    }
  }, [form])

  const discard = () => {
    // A form that is closed at once is never drawn without it.
    drafts?.drop(...names.current)
    setBefore({ name, typed: undefined })
    form.reset(JSON.parse(written) as Values)
  }
  return {
    form,
    /** Whether something stands in it that is not saved. */
    isDirty,
    /** Whether something typed before stands in it. */
    isContinued: before.typed !== undefined,
    /** What was submitted is what is known now; what was typed since stays, to be saved next. */
    settle: (saved: Values) => {
      const typed = submitted.current && changedSince(submitted.current, form.getValues())
      form.reset(saved)
      if (typed) form.reset({ ...saved, ...typed }, { keepDefaultValues: true })
    },
    /** What was typed is not wanted any more. */
    discard,
    /** What was typed is done with, and the form is about to be left. */
    finish: () => {
      isOver.current = true
      // Founding a company changes whose draft it is.
      drafts?.drop(...names.current)
    },
  }
}
