import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { NativeIconButton } from '#web/ui/button/native-icon-button.tsx'
import header from './header.module.css'
import styles from './mobile-menu.module.css'

/**
 * Under 1024 px: a panel that slides in from the end of the line; gone as soon as one goes somewhere. The browser opens
 * and closes it, so it works before the page answers.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['site', 'common'])
  const { key } = useLocation()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) panel.current?.hidePopover()
    openedAt.current = key
  }, [key])
  return (
    <div className={header.narrowOnly}>
      <NativeIconButton icon="menu" name={t('openMenu')} popoverTarget={id} />
      <nav ref={panel} id={id} popover="auto" aria-label={t('mainMenu')} className={styles.panel}>
        <div className={styles.close}>
          <NativeIconButton icon="x" name={t('common:close')} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div className={styles.nav}>{children}</div>
      </nav>
    </div>
  )
}
