import { useTranslation } from 'react-i18next'
import { productName } from '#shared/words/product.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useCopy } from '#web/ui/clipboard/use-copy.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import card from '../account-card.module.css'
import styles from './second-factor.module.css'

/** Shows new recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('security')
  const text = codes.join('\n')

  const copy = useCopy()

  const download = () => saveFile(`${productName.toLowerCase()}-recovery-codes.txt`, `${text}\n`, 'text/plain')

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('recoveryCodes')} size="sm" isKeyboardDismissDisabled>
      <div className={card.content}>
        <Alert tone="warning">{t('recoveryCodesOnce')}</Alert>
        <ol className={styles.codes}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={card.actions}>
          <Button
            icon="copy"
            onPress={() =>
              void copy(text, { copied: t('recoveryCodesCopied'), notCopied: t('recoveryCodesNotCopied') })
            }
          >
            {t('recoveryCodesCopy')}
          </Button>
          <Button icon="download" onPress={download}>
            {t('recoveryCodesDownload')}
          </Button>
        </div>
        <DialogFooter>
          <Button variant="primary" onPress={onClose}>
            {t('recoveryCodesSaved')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}
