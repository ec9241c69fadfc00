import { useEffect, useState } from 'react'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import styles from './search-field.module.css'

/** How long one stops typing before it is searched for, in milliseconds. */
const pause = 250

/** What is searched for, kept in the address as `?q=`. */
export const useSearch = () => useQueryParams<'q'>().query.get('q') ?? ''

/** Searches the list of a page by what is typed. */
export function SearchField({ label, placeholder }: { label: string; placeholder?: string }) {
  const { query, setParams } = useQueryParams<'q'>()
  const now = query.get('q') ?? ''
  const [typed, setTyped] = useState(now)
  const [known, know] = useState(now)
  // Going back brings an earlier search; what is being typed stays.
  if (known !== now) {
    know(now)
    if (typed.trim() !== now) setTyped(now)
  }
  useEffect(() => {
    if (typed.trim() === now) return undefined
    const timer = setTimeout(() => setParams({ q: typed.trim() || null }, { replace: true }), pause)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        isLabelHidden
        icon="search"
        type="search"
        autoComplete="off"
        maxLength={100}
        {...(placeholder && { placeholder })}
        value={typed}
        onChange={setTyped}
      />
    </div>
  )
}
