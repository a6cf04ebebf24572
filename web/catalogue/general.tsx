import { LayoutGrid, List, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Money } from '#web/ui/money.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Example, Group } from './example.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const TONES = ['grey', 'blue', 'green', 'red', 'yellow'] as const;

/** Buttons, surfaces and small marks. */
export function GeneralExamples() {
  return (
    <Group name="General">
      <Example name="Buttons" wide>
        {VARIANTS.map((variant) => (
          <div className="flex flex-col items-start gap-3" key={variant}>
            <Button variant={variant}>Save invoice</Button>
            <Button disabled variant={variant}>
              Disabled
            </Button>
            <Button busy busyLabel="Saving..." variant={variant}>
              Save invoice
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm">Small</Button>
          <Button>
            <Plus aria-hidden="true" />
            With an icon
          </Button>
          <Button size="lg">Large</Button>
          <Button aria-label="Edit" size="icon" variant="secondary">
            <Pencil aria-hidden="true" />
          </Button>
          <Button aria-label="Edit, small" size="icon-sm" variant="ghost">
            <Pencil aria-hidden="true" />
          </Button>
          <BackLink to="#buttons">Back</BackLink>
          <a className={buttonStyle({ variant: 'secondary' })} href="#buttons">
            Link as a button
          </a>
        </div>
      </Example>
      <Example name="Badges">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Example>
      <Example name="Segments">
        <SegmentExamples />
      </Example>
      <Example name="Avatars and logo">
        <Avatar initials="AL" />
        <Avatar initials="" />
        <Avatar initials="AL" loading />
        <Logo />
      </Example>
      <Example name="Money and phone">
        <Money cents={123_450} currency="CAD" />
        <Money cents={Number.NaN} currency="USD" />
        <PhoneLink className="text-accent underline" phone="(604) 555-0142" />
        <PhoneLink phone="ask at the desk" />
      </Example>
      <Example name="Card">
        <Card
          actions={
            <Button size="sm" variant="secondary">
              Edit
            </Button>
          }
          className="w-full"
          description="How customers pay you"
          title="Payment details"
        >
          A surface that groups what belongs together.
        </Card>
      </Example>
      <Example name="Accordion">
        <div className="w-full">
          <Accordion>
            <AccordionItem title="When is an invoice overdue?" value="overdue">
              On the day after its due date.
            </AccordionItem>
            <AccordionItem title="Can a payment be refunded?" value="refund">
              Yes, in whole or in part.
            </AccordionItem>
          </Accordion>
        </div>
      </Example>
      <TabsExample />
      <ChosenExample />
    </Group>
  );
}

/** What is chosen is marked by an attribute, so that forced colours show it, too. */
function ChosenExample() {
  const [view, setView] = useState('cards');
  return (
    <Example name="Chosen and current">
      {['cards', 'list'].map((each) => (
        <Button
          aria-pressed={each === view}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
          key={each}
          onClick={() => setView(each)}
          variant="secondary"
        >
          {each}
        </Button>
      ))}
      <a aria-current="page" className={buttonStyle({ variant: 'ghost' })} href="#general">
        This page
      </a>
      <a className={buttonStyle({ variant: 'ghost' })} href="#fields">
        Another page
      </a>
    </Example>
  );
}

function TabsExample() {
  const [value, setValue] = useState('items');
  return (
    <Example name="Tabs">
      <Tabs onValueChange={setValue} value={value}>
        <TabList label="Steps">
          <Tab done value="customer">
            Customer
          </Tab>
          <Tab value="items">Items</Tab>
          <Tab disabled value="send">
            Send
          </Tab>
        </TabList>
        <TabPanel value="customer">Who is billed.</TabPanel>
        <TabPanel value="items">What is charged.</TabPanel>
        <TabPanel value="send">How it is sent.</TabPanel>
      </Tabs>
    </Example>
  );
}

const WORDS = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'mine', label: 'Mine' },
] as const;
const ICONS = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'lines', label: 'Lines', icon: List },
] as const;

function SegmentExamples() {
  const [whose, setWhose] = useState<'everyone' | 'mine'>('mine');
  const [view, setView] = useState<'grid' | 'lines'>('grid');
  return (
    <>
      <Segments legend="Whose" onChange={setWhose} segments={WORDS} value={whose} />
      <Segments legend="View" onChange={setView} segments={ICONS} value={view} />
    </>
  );
}
