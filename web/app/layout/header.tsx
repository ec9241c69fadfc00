import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { useTranslation } from 'react-i18next'
import { productName } from '#shared/words/product.ts'
import { Logo } from '#web/ui/logo/logo.tsx'
import { ProgressBar } from '#web/ui/feedback/skeleton/progress-bar.tsx'
import styles from './header.module.css'
import { useScrolled } from './use-scrolled.ts'

interface HeaderProps {
  /** Where the logo leads. */
  home: string
  width?: 'app' | 'site'
  /** Clear at the top of the page, so that what is below shines through. */
  isClear?: boolean
  nav?: ReactNode
  /** At the end of the line. */
  children: ReactNode
}

/** The line at the top of every page. */
export function Header({ home, width = 'app', isClear, nav, children }: HeaderProps) {
  const { t } = useTranslation('site')
  const isScrolled = useScrolled(50)
  const isGoing = useNavigation().state !== 'idle'
  return (
    <header className={styles.header} data-solid={!isClear || undefined} data-scrolled={isScrolled || undefined}>
      <div className={styles.bar} data-width={width}>
        <Link
          to={home}
          className={styles.logo}
          aria-label={`${productName}: ${t(home === '/' ? 'home' : 'dashboard')}`}
        >
          <Logo />
        </Link>
        {nav}
        <div className={styles.end}>{children}</div>
      </div>
      <ProgressBar isActive={isGoing} />
    </header>
  )
}
