import { after, type Deed, type Model } from './model.ts'

/** How a deed ended: with the id of what is new, or refused in words. */
export interface Outcome {
  deed: Deed
  id: string
  refusal?: string
}

/**
 * How things can be after a batch: for every order in which its deeds, one after the other, would have ended as they did.
 * A refusal that is `excused` may stand anywhere.
 */
export function endings(model: Model, outcomes: readonly Outcome[], excused: (refusal: string) => boolean): Model[] {
  if (!outcomes.length) return [model]
  return outcomes.flatMap((outcome, place) => {
    const next = stepped(model, outcome, excused)
    return next ? endings(next, outcomes.toSpliced(place, 1), excused) : []
  })
}

function stepped(model: Model, { deed, id, refusal }: Outcome, excused: (refusal: string) => boolean) {
  const next = after(model, deed, id)
  if (refusal === undefined) return next
  return !next || excused(refusal) ? model : undefined
}
