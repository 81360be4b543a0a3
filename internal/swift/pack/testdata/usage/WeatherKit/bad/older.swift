// target: ios15.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import WeatherKit

func f() -> WeatherService {
    WeatherService.shared
}
