import { useLocation } from 'react-router'

/** Where the panel of a request opens beside the present page. */
export function useRequestAddress() {
  const { pathname, search } = useLocation()
  return (id: string) => {
    const query = new URLSearchParams(search)
    query.set('request', id)
    return { to: { pathname, search: query.toString() }, state: { panel: true } }
  }
}
