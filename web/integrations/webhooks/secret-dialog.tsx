import { useTranslation } from 'react-i18next'
import { momentInWords } from '#shared/words/moment-in-words.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useCopy } from '#web/ui/clipboard/use-copy.ts'
import styles from './webhooks.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

interface SecretDialogProps {
  secret: string
  /** Until when the secret of before signs too. */
  formerUntil: number | null
  onClose: () => void
}

/** Shows a new secret, this once. */
export function SecretDialog({ secret, formerUntil, onClose }: SecretDialogProps) {
  const { t } = useTranslation('webhooks')
  const language = useLanguage()

  const copy = useCopy()

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('secretTitle')} size="sm" isKeyboardDismissDisabled>
      <div className={styles.stack}>
        <Alert tone="warning">{t('secretOnce')}</Alert>
        <code className={styles.secret}>{secret}</code>
        <p className={styles.quiet}>{t('secretUse')}</p>
        {formerUntil !== null && <p>{t('secretOverlap', { until: momentInWords(formerUntil, language) })}</p>}
        <DialogFooter>
          <Button icon="copy" onPress={() => void copy(secret, { copied: t('copied') })}>
            {t('copy')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('done')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}
