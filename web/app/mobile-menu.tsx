import { useState, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import header from './header.module.css'
import styles from './mobile-menu.module.css'

/** Under 1024 px: a panel that slides in from the end of the line; gone as soon as one goes somewhere. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['site', 'common'])
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = (isOpen: boolean) => setOpenAt(isOpen ? key : undefined)
  const close = () => open(false)
  return (
    <div className={header.narrowOnly}>
      <IconButton icon="menu" name={t('openMenu')} tooltip={false} aria-haspopup="dialog" onPress={() => open(true)} />
      <ModalOverlay isOpen={openAt === key} onOpenChange={open} isDismissable className={styles.overlay}>
        <Modal className={styles.panel}>
          <Dialog aria-label={t('mainMenu')} className={styles.dialog}>
            <div className={styles.close}>
              <IconButton icon="x" name={t('common:close')} tooltip={false} onPress={close} />
            </div>
            <nav aria-label={t('mainMenu')} className={styles.nav}>
              {children}
            </nav>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  )
}
