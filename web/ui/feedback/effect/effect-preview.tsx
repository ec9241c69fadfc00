import { Suspense, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './effect.module.css'
import { useProgress, type LoadingEffect, type Progress } from './loading-effect.ts'

/** What a change would do, to each person or year it affects. */
export interface Effect<Item> {
  /** Loaded anew for every question, so that nothing out of date is shown. */
  load: (onProgress: (progress: Progress) => void) => Promise<readonly Item[]>
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
  progress: LoadingEffect<Item>['progress']
}

/** What a change would do, as soon as it is known. */
export function EffectPreview<Item>(props: EffectPreviewProps<Item>) {
  return (
    <Suspense fallback={<OnItsWay progress={props.progress}>{props.words.loading}</OnItsWay>}>
      <Loaded {...props} />
    </Suspense>
  )
}

interface OnItsWayProps extends Pick<LoadingEffect<unknown>, 'progress'> {
  children: string
}

function OnItsWay({ progress, children }: OnItsWayProps) {
  const { t, i18n } = useTranslation('common')
  const come = useProgress(progress)
  const written = (count: number) => count.toLocaleString(i18n.language)
  return (
    <div className={styles.quiet}>
      <p role="status">{children}</p>
      {come && (
        <>
          <progress className={styles.progress} aria-label={children} value={come.done} max={come.total} />
          <p>{t('peopleLookedAt', { count: come.total, done: written(come.done), total: written(come.total) })}</p>
        </>
      )}
    </div>
  )
}

function Loaded<Item>({ items, show, words }: EffectPreviewProps<Item>) {
  const known = use(items)
  if (!known) return <p className={styles.quiet}>{words.failed}</p>
  if (known.length === 0) return <p className={styles.quiet}>{words.nobody}</p>
  return show(known)
}
