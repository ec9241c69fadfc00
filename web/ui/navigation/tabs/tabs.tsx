import { useEffect, useRef, type RefObject } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './tabs.module.css'

export interface Tab {
  to: string
  label: string
  /** Current only at exactly this address. */
  end?: boolean
}

/** Pages side by side: links, so that each has its address. Where there is no room for all, the current one is in sight. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const frame = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  return (
    <nav ref={frame} aria-label={label} className={styles.frame}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label: name, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={styles.tab ?? ''}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      <CurrentInSight key={`${pathname} ${tabs.length}`} frame={frame} />
    </nav>
  )
}

/** Scrolls once for each page, so that the tabs stay where somebody scrolls them. */
function CurrentInSight({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current]')
    if (!frame.current || !current) return
    frame.current.scrollTo({ left: current.offsetLeft - (frame.current.clientWidth - current.offsetWidth) / 2 })
  }, [frame])
  return null
}
