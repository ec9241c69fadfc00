import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { NativeIconButton } from '#web/ui/button/native-icon-button.tsx'
import header from './header.module.css'
import styles from './mobile-menu.module.css'

/**
 * Under 1024 px: a panel that slides in from the end of the line; gone as soon as one goes somewhere. It is the browser's own dialog,
 * which keeps the focus inside and closes by Escape; where the browser knows commands, it opens before the page is hydrated.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['site', 'common'])
  const { key } = useLocation()
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(key)
  const close = () => panel.current?.close()
  useEffect(() => {
    if (openedAt.current !== key) panel.current?.close()
    openedAt.current = key
  }, [key])

  function open() {
    if (!knowsCommands()) panel.current?.showModal()
  }

  return (
    <div className={header.narrowOnly}>
      <NativeIconButton icon="menu" name={t('openMenu')} onClick={open} {...command('show-modal', id)} />
      <dialog ref={panel} id={id} aria-label={t('mainMenu')} className={styles.panel} {...closedByPress}>
        <div className={styles.inside}>
          <div className={styles.close}>
            <NativeIconButton icon="x" name={t('common:close')} onClick={close} {...command('close', id)} />
          </div>
          <nav className={styles.nav} aria-label={t('mainMenu')}>
            {children}
          </nav>
        </div>
      </dialog>
    </div>
  )
}

/** A press beside it closes it too, where the browser knows how. */
const closedByPress: object = { closedby: 'any' }

/** Whether the browser opens the dialog by itself; it warns of one that is open already. */
const knowsCommands = () => 'command' in HTMLButtonElement.prototype

/** The browser's own way of opening and closing a dialog, which the types of React do not know yet. */
const command = (command: 'show-modal' | 'close', commandfor: string): object => ({ command, commandfor })
