import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog as AriaDialog, DialogContext } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { afterPaint } from '../../after-paint.ts'
import { Icon } from '../../icon/icon.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** 480, 640, 880 or 1000 px; under 768 px a sheet from the bottom (`sm`) or of full height. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A sunken pane of 300 px at the end, of 344 px in `xl`; not shown in the sheet, where `DialogFooter` has its `strip`. */
  aside?: ReactNode
  /** Whether a press beside it closes it. */
  isDismissable?: boolean
  /** Whether Escape closes it: not where it shows something this once. */
  isKeyboardDismissDisabled?: boolean
  isAlert?: boolean
  hasCloseButton?: boolean
  children: ReactNode
}

/** Put a `DialogFooter` last among the children, inside the form if there is one. */
export function Dialog(props: DialogProps) {
  const { title, size = 'md', aside, isDismissable = false, isAlert, hasCloseButton, children, ...open } = props
  const { t } = useTranslation('common')
  // Text that is selected from within to without is no press beside the dialog.
  const begins = useRef(false)
  const isDrawn = useIsDrawn(open.isOpen)
  return (
    <ModalOverlay
      {...open}
      // Hiding the page behind it styles the whole page anew: the dialog is drawn first.
      UNSTABLE_deferUntilEntered
      isEntering={!isDrawn}
      className={styles.overlay}
      data-dialog
      onPointerDown={({ target, currentTarget }) => {
        begins.current = target === currentTarget
      }}
      // A press beside it leaves the focus where it is.
      onMouseDown={event => {
        if (event.target === event.currentTarget) event.preventDefault()
      }}
      onClick={({ target, currentTarget }) => {
        if (isDismissable && begins.current && target === currentTarget) open.onOpenChange(false)
      }}
    >
      <Modal className={styles.modal} data-size={size}>
        {/* The focus comes at once, not only when the page behind it is hidden. */}
        <DialogContext value={null}>
          <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className={styles.dialog}>
            <div className={styles.main}>
              <header className={styles.header}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                {hasCloseButton && (
                  <Button slot="close" className={styles.close} aria-label={t('close')}>
                    <Icon name="x" />
                  </Button>
                )}
              </header>
              {children}
            </div>
            {aside && <div className={styles.aside}>{aside}</div>}
          </AriaDialog>
        </DialogContext>
      </Modal>
    </ModalOverlay>
  )
}

/** Whether an open part has been drawn since it was opened. */
function useIsDrawn(isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const callOff = afterPaint(() => setDrawn(true))
    return () => {
      callOff()
      setDrawn(false)
    }
  }, [isOpen])
  return isDrawn
}

interface DialogFooterProps {
  /** The buttons; the primary one last. */
  children: ReactNode
  /** One line above the buttons, only in the sheet: what the aside says. */
  strip?: ReactNode
}

export function DialogFooter({ children, strip }: DialogFooterProps) {
  return (
    <footer className={styles.footer}>
      {strip && <div className={styles.strip}>{strip}</div>}
      <div className={styles.buttons}>{children}</div>
    </footer>
  )
}
