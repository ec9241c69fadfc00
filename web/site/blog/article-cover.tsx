import type { ArticleCover as Cover } from '#shared/site/article.ts'
import { MovedDay } from './moved-day.tsx'
import styles from './article-cover.module.css'

/** The picture of an article, drawn from its own numbers, ten boxes a row; its title says the rest. */
export function ArticleCover({ cover }: { cover: Cover }) {
  return (
    <div className={styles.cover} aria-hidden="true">
      {'moved' in cover ? (
        <MovedDay worked={cover.moved[0]} rest={cover.moved[1]} />
      ) : (
        <div className={styles.boxes} data-leave={cover.leave}>
          {cover.boxes
            .flatMap(([count, state]) => Array.from({ length: count }, () => state))
            .map((state, place) => (
              <i key={place} data-cell={state} />
            ))}
        </div>
      )}
    </div>
  )
}
