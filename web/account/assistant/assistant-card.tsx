import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useCopy } from '#web/ui/clipboard/use-copy.ts'
import card from '../account-card.module.css'

/** The address by which somebody connects an assistant, and where they disconnect it. */
export function AssistantCard() {
  const { t } = useTranslation('sessions')
  const copy = useCopy()
  const address = `${location.origin}/api/mcp`
  return (
    <Card title={t('assistants')} lead={t('assistantsLead')}>
      <div className={card.content}>
        <p className={card.address} role="group" aria-label={t('assistantsAddress')}>
          {address}
        </p>
        <div className={card.actions}>
          <Button icon="copy" onPress={() => void copy(address, { copied: t('assistantsCopied') })}>
            {t('assistantsCopy')}
          </Button>
        </div>
        <p className={card.quiet}>{t('assistantsAfter')}</p>
      </div>
    </Card>
  )
}
