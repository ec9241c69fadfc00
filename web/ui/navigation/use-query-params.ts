import { useSearchParams } from 'react-router'

interface Options {
  /** Whether the change is no step that one goes back from, as with each letter of a search. */
  replace?: boolean
}

/** What a page shows by the names of its query string, so that a link leads back to it; the page stays where it was scrolled to. */
export function useQueryParams<Name extends string>() {
  const [query, setQuery] = useSearchParams()
  return {
    query,
    /** Sets parameters, and removes those that are null. */
    setParams: (changes: Partial<Record<Name, string | null>>, { replace = false }: Options = {}) => {
      setQuery(
        before => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries<string | null | undefined>(changes))
            if (value === null || value === undefined) next.delete(name)
            else next.set(name, value)
          return next
        },
        { preventScrollReset: true, replace },
      )
    },
    clear: () => setQuery({}, { preventScrollReset: true }),
  }
}
