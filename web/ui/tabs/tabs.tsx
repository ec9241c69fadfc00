import { NavLink } from 'react-router'
import styles from './tabs.module.css'

export interface Tab {
  to: string
  label: string
  /** Current only at exactly this address. */
  end?: boolean
}

/** Pages side by side: links, so that each has its address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label: name, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={styles.tab ?? ''}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
