import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import { Dialog, DialogFooter } from './dialog.tsx'
import type { useAskBeforeClosing } from './use-ask-before-closing.tsx'
import { FormError } from '../../form/form-error.tsx'
import styles from './form-dialog.module.css'

interface FormDialogProps {
  title: string
  size?: 'sm' | 'md'
  /** The verb on the button; saving where none is given. */
  confirm?: string
  formError: ReactNode
  isSubmitting: boolean
  onSubmit: FormEventHandler
  closing: ReturnType<typeof useAskBeforeClosing>
  children: ReactNode
}

/** A dialog with the fields of one form, which asks before it closes over what was typed. */
export function FormDialog({
  title,
  size,
  confirm,
  formError,
  isSubmitting,
  onSubmit,
  closing,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog isOpen onOpenChange={closing.close} title={title} {...(size && { size })} isDismissable hasCloseButton>
      <form onSubmit={onSubmit} noValidate>
        <div className={styles.fields}>
          <FormError>{formError}</FormError>
          {children}
        </div>
        <DialogFooter>
          <Button variant="quiet" onPress={closing.close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {confirm ?? t('save')}
          </Button>
        </DialogFooter>
      </form>
      {closing.question}
    </Dialog>
  )
}
