import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useCopy } from '#web/ui/clipboard/use-copy.ts'
import styles from './feeds.module.css'

interface CreatedFeedDialogProps {
  created: ReplyOf<typeof createCalendarFeed>
  onClose: () => void
}

const ways = ['howApple', 'howGoogle', 'howOutlook'] as const

/** Shows the address of a new feed, this once, with the ways into calendars. */
export function CreatedFeedDialog({ created: { data, url }, onClose }: CreatedFeedDialogProps) {
  const { t } = useTranslation('calendarfeeds')

  const copy = useCopy()

  return (
    <Dialog isOpen onOpenChange={onClose} title={t('created', { name: data.name })} isKeyboardDismissDisabled>
      <div className={styles.content}>
        <Alert tone="warning">{t('onlyOnce')}</Alert>
        <p className={styles.address} role="group" aria-label={t('address')}>
          {url}
        </p>
        <div className={styles.actions}>
          <Button icon="copy" onPress={() => void copy(url, { copied: t('copied') })}>
            {t('copy')}
          </Button>
          <a href={url.replace(/^https?:/, 'webcal:')}>{t('open')}</a>
        </div>
        <p className={styles.name}>{t('how')}</p>
        <ul className={styles.ways}>
          {ways.map(way => (
            <li key={way}>{t(way)}</li>
          ))}
        </ul>
        <p className={styles.quiet}>{t('howOften')}</p>
        <DialogFooter>
          <Button variant="primary" onPress={onClose}>
            {t('kept')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}
