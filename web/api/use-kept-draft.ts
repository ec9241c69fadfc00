import { useContext, useEffect, useRef, useState } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { DraftsContext } from './drafts-context.ts'
import { useMe } from './use-me.ts'

/** What of a kept draft still fits the form: a field of another release is left out. */
function fitting<Values extends object>(kept: unknown, blank: Values): Values | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const fields = Object.entries(kept).filter(([field, value]) => {
    const known = blank[field as keyof Values] as unknown
    return known === null
      ? value === null || typeof value === 'string'
      : value !== null && typeof value === typeof known
  })
  return { ...blank, ...Object.fromEntries(fields) }
}

/**
 * The draft of a dialog, which comes back after Escape, a reload or signing in again, to whoever typed it and in their company. Its name
 * says what it is about. `blank` is what the form would begin with; `isAsked` says that somebody asked for the form as it is given, so nothing is brought back.
 */
export function useKeptDraft<Values extends FieldValues>(about: string, blank: Values, isAsked = false) {
  const drafts = useContext(DraftsContext)
  const me = useMe()
  const name = [me?.id, me?.selected_company?.id, about].join('.')
  const [initial, setInitial] = useState(() => (isAsked ? undefined : fitting(drafts?.load(name), blank)))
  const isOver = useRef(false)
  const written = JSON.stringify(blank)

  return {
    initial: initial ?? blank,
    /** Whether something typed before stands in the form. */
    isContinued: initial !== undefined,
    keep: (typed: Values) => {
      if (isOver.current) return
      if (JSON.stringify(typed) === written) drafts?.drop(name)
      else drafts?.save(name, typed)
    },
    /** What was typed is done with: it was sent. */
    drop: () => {
      isOver.current = true
      drafts?.drop(name)
    },
    /** What was typed before is not wanted any more. */
    startOver: () => {
      setInitial(undefined)
      drafts?.drop(name)
    },
  }
}

/** Keeps what is typed as it is typed. */
export function useKeepTyped<Values extends FieldValues>(
  control: Control<Values>,
  { keep }: { keep: (typed: Values) => void },
) {
  const typed = useWatch({ control, compute: (values: Values) => JSON.stringify(values) })
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => latest.current(JSON.parse(typed) as Values), [typed])
}
