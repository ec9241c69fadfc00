import styles from './logo.module.css'

/** Four days of the planner: two taken, today, one still free. */
export function Logo({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className={styles.logo} data-size={size}>
      <svg className={styles.mark} viewBox="0 0 32 16" aria-hidden="true">
        <rect className={styles.full} width="6" height="16" rx="1.8" />
        <rect className={styles.full} x="8.5" width="6" height="16" rx="1.8" />
        <rect className={styles.today} x="17" width="6" height="16" rx="1.8" />
        <rect className={styles.free} x="26.2" y="0.7" width="4.6" height="14.6" rx="1.3" />
      </svg>
      szabi
    </span>
  )
}
