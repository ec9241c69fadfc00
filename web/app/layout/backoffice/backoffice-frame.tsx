import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { OwnPermissions } from '#shared/backoffice/contract/show-own-permissions.ts'
import { productName } from '#shared/words/product.ts'
import { Logo } from '#web/ui/logo/logo.tsx'
import { MobileMenu } from '../mobile-menu.tsx'
import styles from './backoffice.module.css'
import { OperatorMenu } from './operator-menu.tsx'
import { RailEntries } from './rail.tsx'

/** The product's mark, and that this is its back office. */
export function BackOfficeMark() {
  const { t } = useTranslation('backoffice')
  return (
    <>
      <Link to="/admin" className={styles.home} aria-label={`${productName}: ${t('title')}`}>
        <Logo />
      </Link>
      <p className={styles.where}>{t('title')}</p>
    </>
  )
}

/** Around the pages of the back office: a rail, and under 1024 px a line with a menu. */
export function BackOfficeFrame({ operator, children }: { operator: OwnPermissions; children: ReactNode }) {
  const { t } = useTranslation('backoffice')
  const pages = useOpenPageInView()
  return (
    <div className={styles.frame}>
      <aside className={styles.rail}>
        <BackOfficeMark />
        <nav ref={pages} className={styles.pages} aria-label={t('menu')}>
          <RailEntries permissions={operator.permissions} />
        </nav>
        <div className={styles.who}>
          <OperatorMenu operator={operator} />
        </div>
      </aside>
      <header className={styles.bar}>
        <BackOfficeMark />
        <MobileMenu>
          <RailEntries permissions={operator.permissions} />
          <OperatorMenu operator={operator} />
        </MobileMenu>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  )
}

/** Keeps the entry of the open page in view, in a rail that is longer than the window. */
function useOpenPageInView() {
  const pages = useRef<HTMLElement>(null)
  const shownFor = useRef<string>(undefined)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (shownFor.current === pathname) return
    shownFor.current = pathname
    const entry = pages.current?.querySelector('[aria-current=page]')
    if (pages.current && entry) scrollTo(pages.current, entry)
  }, [pathname])
  return pages
}

/** How far an entry stands clear of the edge, so that the next one is seen too. */
const clear = 24

/** Scrolls the list alone: after `scrollIntoView` the first Tab would go on behind the entry, past the link that skips all of them. */
function scrollTo(list: HTMLElement, entry: Element) {
  const [frame, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  const [above, below] = [frame.top + clear - box.top, box.bottom + clear - frame.bottom]
  if (above > 0) list.scrollTop -= above
  else if (below > 0) list.scrollTop += below
}

/** Around what stands before the back office: signing in, and why it does not open. */
export function BackOfficeEntrance({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.entrance}>
      <BackOfficeMark />
      {children}
    </main>
  )
}
