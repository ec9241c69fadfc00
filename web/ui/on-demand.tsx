import { lazy, useState, type ComponentType } from 'react'

/**
 * Parts that are loaded when they are first wanted, or prefetched. Those that have come are drawn with the press that wants them: a lazy
 * part suspends once even then, and for 300 ms React keeps back what follows a fallback.
 */
export function onDemand<Loaded>(load: () => Promise<Loaded>) {
  let loaded: Loaded | undefined
  const prefetch = async () => (loaded ??= await load())

  /** One of the parts; it suspends where it has to be waited for. */
  function part<Props extends object>(pick: (all: Loaded) => ComponentType<Props>): ComponentType<Props> {
    const Awaited = lazy(async () => ({ default: pick(await prefetch()) }))
    return function Part(props) {
      // What was waited for stays what it is: another component would begin anew.
      const [Content] = useState<ComponentType<Props>>(() =>
        loaded ? pick(loaded) : (Awaited as ComponentType<Props>),
      )
      return <Content {...props} />
    }
  }
  return { prefetch, part }
}
