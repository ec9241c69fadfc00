import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './said.module.css'

interface StarsProps {
  /** Of five. */
  count: number
  /** The same in words. */
  label: string
}

/** A rating. */
export const Stars = ({ count, label }: StarsProps) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {[1, 2, 3, 4, 5].map(place => (
      <span key={place} data-filled={place <= count || undefined}>
        <Icon name="star" />
      </span>
    ))}
  </span>
)
