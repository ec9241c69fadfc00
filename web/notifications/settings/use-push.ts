import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPush } from '#shared/notifications/contract/add-push.ts'
import { removePush } from '#shared/notifications/contract/remove-push.ts'
import { showPush } from '#shared/notifications/contract/show-push.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { idOfEndpoint, type BrowserPush } from './browser-push.ts'

/** The browsers that show the reader's notifications, this one among them or not. */
export function usePush(browser: BrowserPush) {
  const { t } = useTranslation('notificationpage')
  const { data } = useApi(showPush)
  const { change: add, isChanging: isAdding } = useChange(addPush)
  const { change: remove } = useChange(removePush)
  const [own, setOwn] = useState<string>()
  const [isDenied, setDenied] = useState(browser.isAble && browser.permission() === 'denied')
  const devices = data?.data.devices

  useEffect(() => {
    if (!browser.isAble) return undefined
    let isShown = true
    browser
      .endpoint()
      .then(endpoint => endpoint && idOfEndpoint(endpoint))
      .then(id => isShown && setOwn(id))
      .catch(() => {})
    return () => void (isShown = false)
  }, [browser])

  async function turnOn() {
    if (!data) return
    try {
      const address = await browser.subscribe(data.data.public_key)
      setDenied(browser.permission() === 'denied')
      if (!address) return
      setOwn((await add({ body: address })).data.id)
      toast.success(t('deviceAdded'))
    } catch {
      toast.error(t('deviceFailed'))
    }
  }

  async function turnOff(id: string) {
    try {
      await remove({ path: { id } })
      if (id === own) await browser.unsubscribe()
      toast.success(t('deviceRemoved'))
    } catch {
      toast.error(t('deviceFailed'))
    }
  }

  return {
    devices,
    own,
    isOn: devices?.some(({ id }) => id === own) ?? false,
    isDenied,
    isAdding,
    turnOn,
    turnOff,
  }
}
