import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { EraseAccountDialog } from './erase-account-dialog.tsx'
import styles from './own-data.module.css'

interface EraseAccountCardProps {
  /** Leads on from an account that is no more, with what to say of it. */
  onErased: (message: string) => Promise<void>
}

/** Lets somebody erase their own account. */
export function EraseAccountCard({ onErased }: EraseAccountCardProps) {
  const { t } = useTranslation('owndata')
  const [isOpen, open] = useState(false)
  return (
    <Card title={t('eraseTitle')}>
      <div className={styles.card}>
        <p className={styles.quiet}>{t('eraseLead')}</p>
        <div className={styles.actions}>
          <Button variant="danger" icon="trash" onPress={() => open(true)}>
            {t('erase')}
          </Button>
        </div>
      </div>
      {isOpen && <EraseAccountDialog onErased={onErased} onClose={() => open(false)} />}
    </Card>
  )
}
