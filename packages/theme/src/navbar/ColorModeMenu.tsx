import { ColorModeControl } from '../color-mode/ColorModeControl';
import { useNavbarMessages, useSite } from '../context/useSite';
import { Dropdown } from '../dropdown/Dropdown';
import { Icon } from '../icons/Icon';

/** Button with the icon of the current color mode, which opens the choice of modes. */
export function ColorModeMenu() {
  const { darkMode } = useSite().themeConfig;
  const messages = useNavbarMessages();
  if (!darkMode) return null;
  return (
    <Dropdown
      className="oct-color-mode-menu"
      label={messages.colorMode}
      trigger={
        <>
          <Icon name="sun" />
          <Icon name="moon" />
        </>
      }
    >
      <ColorModeControl />
    </Dropdown>
  );
}
