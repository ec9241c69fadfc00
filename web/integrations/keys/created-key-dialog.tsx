import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { createApiKey } from '#shared/integrations/contract/keys/create-api-key.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useCopy } from '#web/ui/clipboard/use-copy.ts'
import styles from '../integrations.module.css'

interface CreatedKeyDialogProps {
  created: ReplyOf<typeof createApiKey>
  onClose: () => void
}

/** Shows the text of a new key, this once, with a call to try it by. */
export function CreatedKeyDialog({ created: { data, key }, onClose }: CreatedKeyDialogProps) {
  const { t, i18n } = useTranslation('integrations')
  const address = `${location.origin}/api/${i18n.language}/user/list`

  const copy = useCopy()

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('created', { name: data.name })} isKeyboardDismissDisabled>
      <div className={styles.content}>
        <Alert tone="warning">{t('onlyOnce')}</Alert>
        <p className={styles.code} role="group" aria-label={t('text')}>
          {key}
        </p>
        <div>
          <Button icon="copy" onPress={() => void copy(key, { copied: t('copied') })}>
            {t('copy')}
          </Button>
        </div>
        <p className={styles.name}>{t('example')}</p>
        <pre className={styles.code}>{`curl -H "Authorization: Bearer ${key}" ${address}`}</pre>
        <DialogFooter>
          <Button variant="primary" onPress={onClose}>
            {t('kept')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}
