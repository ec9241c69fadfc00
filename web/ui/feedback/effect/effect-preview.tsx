import { Suspense, use, type ReactNode } from 'react'
import styles from './effect.module.css'

/** What a change would do, to each person or year it affects. */
export interface Effect<Item> {
  /** Loaded anew for every question, so that nothing out of date is shown. */
  load: () => Promise<readonly Item[]>
  show: (items: readonly Item[]) => ReactNode
}

/** An effect that is loaded while the question is already open. */
export interface PendingEffect<Item> extends Effect<Item> {
  words: {
    loading: string
    /** Where it cannot be loaded; the change can be made without it. */
    failed: string
    /** Where the change affects nobody. */
    nobody: string
  }
}

interface EffectPreviewProps<Item> extends Pick<PendingEffect<Item>, 'show' | 'words'> {
  /** Undefined where they cannot be loaded. */
  items: Promise<readonly Item[] | undefined>
}

/** What a change would do, as soon as it is known. */
export function EffectPreview<Item>(props: EffectPreviewProps<Item>) {
  const loading = (
    <p role="status" className={styles.quiet}>
      {props.words.loading}
    </p>
  )
  return (
    <Suspense fallback={loading}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded<Item>({ items, show, words }: EffectPreviewProps<Item>) {
  const known = use(items)
  if (!known) return <p className={styles.quiet}>{words.failed}</p>
  if (known.length === 0) return <p className={styles.quiet}>{words.nobody}</p>
  return show(known)
}
