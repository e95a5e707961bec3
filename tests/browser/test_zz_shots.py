import pytest
from tests.games.greatwall.screens import situations as S
@pytest.mark.parametrize(("wide","high","dark"),[(1440,900,False),(1440,900,True),(390,844,False)])
def test_shots(sit, wide, high, dark):
    player = sit(wide=wide, high=high)
    if dark: player.page.emulate_media(color_scheme="dark")
    player.sits(S.moving()).waits_for_me()
    player.page.wait_for_timeout(700)
    player.page.screenshot(path=f"/tmp/wall/shot-moving-{wide}-{'dark' if dark else 'light'}.png")
