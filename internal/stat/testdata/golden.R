# Writes golden.csv beside itself: Rscript golden.R > golden.csv
# Columns: function, arguments joined by spaces, results joined by spaces (NA for none).
# Every figure comes from R's own functions, not from a formula copied from the Go code;
# p_mid has no function in R and is the exact p less the point probability (dbinom).
f <- function(x) ifelse(is.na(x), "NA", trimws(formatC(x, digits = 17, format = "g")))
row <- function(fn, args, res) cat(fn, ",", paste(args, collapse = " "), ",", paste(f(res), collapse = " "), "\n", sep = "")
cat("function,arguments,results\n")

kn <- rbind(c(0,1), c(1,1), c(0,5), c(5,5), c(1,5), c(21,23), c(18,23), c(9,25), c(30,30), c(449,450), c(0,30), c(15,30), c(29,30),
  c(1,100), c(99,100), c(50,100), c(7,1000), c(500,1000), c(999,1000), c(0,1000), c(1,1e4), c(5000,1e4), c(9999,1e4),
  c(3,1e5), c(49000,1e5), c(1e5,1e5), c(1,1e6), c(499000,1e6), c(999999,1e6), c(0,1e6))
for (level in c(0.8, 0.9, 0.95, 0.99)) for (i in seq_len(nrow(kn))) {
  k <- kn[i,1]; n <- kn[i,2]
  w <- suppressWarnings(prop.test(k, n, conf.level = level, correct = FALSE))
  row("wilson", c(formatC(k, format = "d"), formatC(n, format = "d"), level), c(w$estimate, w$conf.int))
  b <- binom.test(k, n, conf.level = level)
  row("clopper_pearson", c(formatC(k, format = "d"), formatC(n, format = "d"), level), c(b$estimate, b$conf.int))
}

bc <- rbind(c(0,1), c(1,0), c(1,1), c(0,4), c(4,0), c(0,5), c(1,8), c(8,1), c(2,8), c(2,10), c(3,10), c(10,3), c(5,5), c(0,6), c(6,0), c(7,12),
  c(12,30), c(30,12), c(40,60), c(0,100), c(100,0), c(15,85), c(45,55), c(499,501), c(300,700), c(0,990), c(990,0), c(4800,5200), c(4000,6000),
  c(49000,51000), c(50000,50000), c(45000,55000), c(499000,501000), c(485000,515000), c(500000,500000))
for (i in seq_len(nrow(bc))) {
  b <- bc[i,1]; c <- bc[i,2]; n <- b + c
  m <- matrix(c(7, b, c, 3), 2)
  two <- binom.test(b, n)$p.value
  one <- binom.test(c, n, alternative = "greater")$p.value
  mid <- min(1, 2 * pbinom(min(b, c), n, 0.5)) - if (b == c) 0 else dbinom(min(b, c), n, 0.5)
  row("mcnemar", c(formatC(b, format = "d"), formatC(c, format = "d")),
    c(mid, two, one, mcnemar.test(m, correct = FALSE)$statistic, mcnemar.test(m, correct = TRUE)$statistic))
}

xs <- list(c(1), c(1,2), c(3,1,2), c(1,2,3,4), c(0.1,0.2,0.3,0.4,0.5,0.6,0.7), c(5,5,5,5), c(-3.5,2.25,1e6,7), c(1e8+1,1e8+2,1e8+3),
  c(12,7,3,9,41,5,5,8,2,30,17), c(0,0,0,1), c(1e-12,2e-12,4e-12), c(2,3,5,7,11,13,17,19,23,29,31,37))
for (x in xs) row("describe", f(x),
  c(mean(x), if (length(x) > 1) sd(x) else NA, quantile(x, c(.1,.5,.9), type = 7)))

knp <- rbind(c(17,23,.8), c(0,30,.1), c(19,23,21/23), c(18,23,21/23), c(29,30,.99), c(5,10,0), c(5,10,1), c(50,100,.5), c(3,1000,.01), c(49000,1e5,.5))
for (i in seq_len(nrow(knp))) row("binomial_tail", c(formatC(knp[i,1], format = "d"), formatC(knp[i,2], format = "d"), f(knp[i,3])), pbinom(knp[i,1], knp[i,2], knp[i,3]))
