import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Card } from '../ui/card/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { iconNames } from '../ui/icon/icon-name.ts'
import { LanguageSelect } from '../ui/language-select/language-select.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { Popover } from '../ui/popover/popover.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { StepStrip } from '#web/ui/navigation/step-strip/step-strip.tsx'
import { Tabs } from '#web/ui/navigation/tabs/tabs.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from './gallery.module.css'

const variants = ['primary', 'default', 'quiet', 'danger'] as const
const sizes = ['lg', 'md', 'sm'] as const

export function Actions() {
  const [asks, ask] = useState(false)
  const [group, choose] = useState('all')
  const [language, speak] = useState<'hu' | 'en'>('hu')
  return (
    <Card title="Gombok és utak">
      <div className={styles.stack}>
        {sizes.map(size => (
          <div key={size} className={styles.line}>
            {variants.map(variant => (
              <Button key={variant} variant={variant} size={size}>
                Kérelem beküldése
              </Button>
            ))}
            <Button size={size} variant="primary" icon="plus">
              Új kérelem
            </Button>
            <Button size={size} variant="primary" isPending>
              Mentés
            </Button>
            <Button size={size} isDisabled>
              Nem lehet
            </Button>
            <IconButton size={size} icon="bell" name="Értesítések" />
            <IconButton size={size} icon="chevron-left" name="Előző" variant="default" />
          </div>
        ))}
        <div className={styles.line}>
          <LinkButton to="/x">Link</LinkButton>
          <Menu
            label="Műveletek"
            trigger={<IconButton icon="dots" name="Műveletek" />}
            items={[
              { id: 'delete', label: 'Törlés', icon: 'trash', isDanger: true },
              { id: 'edit', label: 'Szerkesztés', icon: 'pencil' },
              { id: 'profile', label: 'Profil', icon: 'user', href: '/user' },
            ]}
          />
          <Popover label="Értesítések" trigger={<IconButton icon="bell" name="Értesítések" />}>
            Nincs új értesítés.
          </Popover>
          <Button onPress={() => toast.success('Kérelem beküldve')}>Toast</Button>
          <Button onPress={() => toast.error('Nem sikerült elmenteni. Próbáld újra.')}>Hiba</Button>
          <Button onPress={() => ask(true)}>Megerősítés</Button>
          <LanguageSelect value={language} onChange={speak} />
          <Logo />
          <Logo size="lg" />
        </div>
        <SegmentedControl
          label="Csoport"
          options={[
            { value: 'all', label: 'Mind' },
            { value: 'dev', label: 'Fejlesztés', count: 8 },
            { value: 'sales', label: 'Értékesítés', count: 5 },
          ]}
          value={group}
          onChange={choose}
        />
        <Tabs
          label="Adminisztráció"
          tabs={[
            { to: '/gallery.html', label: 'Munkatársak' },
            { to: '/b', label: 'Csoportok' },
            { to: '/c', label: 'Munkaszüneti napok' },
          ]}
        />
        <StepStrip
          label="Regisztráció"
          current={2}
          steps={[
            { label: 'Regisztráció', to: '/a' },
            { label: 'Cégadatok', to: '/b' },
            { label: 'Saját adatok' },
            { label: 'Csapat' },
          ]}
        />
        <div className={styles.line}>
          {iconNames.map(name => (
            <Icon key={name} name={name} size="lg" label={name} />
          ))}
        </div>
      </div>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={ask}
        title="Törlöd Nagy Anna kérelmét?"
        confirm="Kérelem törlése"
        onConfirm={() => ask(false)}
        isDanger
      >
        <p>A három nap visszakerül a keretbe.</p>
      </ConfirmDialog>
    </Card>
  )
}
