import { useTranslation } from 'react-i18next'
import type { SessionView } from '#shared/account/contract/list-sessions.ts'

/** Names a device by its browser and system, as far as they are known. */
export function useDeviceName() {
  const { t } = useTranslation('sessions')
  return ({ browser, system, assistant }: Pick<SessionView, 'browser' | 'system' | 'assistant'>) =>
    assistant
      ? t('assistant', { name: assistant.name })
      : browser && system
        ? t('device', { browser, system })
        : (browser ?? system ?? t('unknown'))
}
