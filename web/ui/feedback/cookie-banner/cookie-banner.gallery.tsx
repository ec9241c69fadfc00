import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { openCookieSettings } from './cookie-settings.ts'

export function Gallery() {
  return (
    <Card>
      <Button onPress={openCookieSettings}>Sütibeállítások</Button>
      <CookieBanner />
    </Card>
  )
}
