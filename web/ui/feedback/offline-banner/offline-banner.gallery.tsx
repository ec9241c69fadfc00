import { useState } from 'react'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { OfflineBanner } from './offline-banner.tsx'

export function Gallery() {
  const [isOffline, pretend] = useState(false)

  function turn() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOffline })
    window.dispatchEvent(new Event(isOffline ? 'online' : 'offline'))
    pretend(!isOffline)
  }

  return (
    <Card>
      <Button onPress={turn}>{isOffline ? 'Legyen kapcsolat' : 'Ne legyen kapcsolat'}</Button>
      <OfflineBanner />
    </Card>
  )
}
