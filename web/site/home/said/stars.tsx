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
      <svg key={place} viewBox="0 0 24 24" data-filled={place <= count || undefined} aria-hidden="true">
        <path d="m12 3 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z" />
      </svg>
    ))}
  </span>
)
